"""The files of `deploy/` hold: each is read by its own linter or parser, and every setting in them is one of ours.

No engine for containers is started. hadolint, Caddy, crossplane (nginx), kubernetes-validate and promql-parser come as
wheels; systemd-analyze is used where there is one.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import crossplane
import kubernetes_validate
import promql_parser
import pytest
import yaml
from msgspec.structs import fields
from typer.main import get_command

from hemicycle.server.config import Config, load
from hemicycle.server.operate.command import app
from hemicycle.server.operate.metrics import Metrics

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
PAGE = ROOT / "docs" / "server.md"
SETTINGS = {f"HEMICYCLE_{field.name.upper()}" for field in fields(Config)}
ELSEWHERE = {
    "HEMICYCLE_NODES",
    "HEMICYCLE_BUS",
    "HEMICYCLE_KEY",
}  # what the Caddyfile calls the nodes; several machines


def program(name: str) -> str:
    beside = Path(sys.executable).parent / name
    return str(beside) if beside.exists() else name


def test_every_setting_and_option_is_one_of_ours() -> None:
    known = set(_options("serve"))
    for file in (*DEPLOY.iterdir(), PAGE):
        text = file.read_text("utf-8")
        assert set(re.findall(r"HEMICYCLE_[A-Z_]+", text)) <= SETTINGS | ELSEWHERE, file.name
        for line in re.findall(r"hemicycle serve (.*)", text):
            assert set(re.findall(r"--[a-z-]+", line)) <= known, file.name


def test_the_page_goes_from_one_machine_to_many_and_names_every_sample() -> None:
    text = PAGE.read_text("utf-8")
    chapters = [line for line in text.splitlines() if line.startswith("## ")]

    assert chapters[:4] == ["## One machine", "## Several processes", "## Several machines", "## Settings"]
    assert {file.name for file in DEPLOY.iterdir()} == set(re.findall(r"\(\.\./deploy/([\w.]+)\)", text))
    assert set(re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE)) >= {field.name for field in fields(Config)}


def _options(name: str) -> list[str]:
    command: Any = get_command(app)
    parameters = command.commands[name].params
    return [option for each in parameters for option in (*each.opts, *each.secondary_opts)]


def test_the_containerfile_is_sound() -> None:
    done = subprocess.run([program("hadolint"), DEPLOY / "Containerfile"], capture_output=True, text=True, check=False)

    assert (done.returncode, done.stdout) == (0, "")


def test_the_container_runs_as_nobody_in_particular_and_writes_to_data_only() -> None:
    lines = (DEPLOY / "Containerfile").read_text("utf-8").splitlines()
    stages = [number for number, line in enumerate(lines) if line.startswith("FROM")]
    last = lines[stages[-1] :]

    assert len(stages) == 3
    assert "USER 10001" in last
    assert "VOLUME /data" in last
    assert not any(line.startswith("RUN") and ("pip" in line or "npm" in line) for line in last)
    for source in re.findall(r"^COPY ((?:[\w./-]+ )+)", "\n".join(lines), re.MULTILINE):
        assert all((ROOT / name).exists() for name in source.split() if not name.startswith("/")), source


@pytest.mark.skipif("HEMICYCLE_SOAK" not in os.environ, reason="builds a wheel: make soak")
def test_the_container_gets_all_that_the_package_is_built_from(tmp_path: Path) -> None:
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    (stage,) = [part for part in text.split("\nFROM ") if " AS server\n" in part]
    for names in re.findall(r"^COPY ((?!--).*) \S+$", stage, re.MULTILINE):
        for name in names.split():
            copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
            copy(ROOT / name, tmp_path / name)

    wheel = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(tmp_path), str(tmp_path)]
    done = subprocess.run(wheel, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stdout + done.stderr
    assert list(tmp_path.glob("hemicycle-*.whl"))


def test_compose_starts_two_nodes_on_one_database_and_one_bus() -> None:
    whole = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    services = whole["services"]
    nodes = [service for service in services.values() if service.get("image") == "hemicycle"]

    assert len(nodes) == 2
    for node in nodes:
        assert node["read_only"] is True
        assert node["cap_drop"] == ["ALL"]
        assert node["environment"]["HEMICYCLE_DATABASE"].startswith("postgresql+psycopg://")
        assert (DEPLOY / node["build"]["context"] / node["build"]["dockerfile"]).is_file()
        assert set(node["depends_on"]) <= set(services)
    named = {volume.partition(":")[0] for service in services.values() for volume in service.get("volumes", ())}
    assert {name for name in named if not name.startswith(".")} == set(whole["volumes"])
    proxy = services["caddy"]["networks"]["inside"]["ipv4_address"]
    assert nodes[0]["environment"]["HEMICYCLE_TRUSTED_PROXIES"] == proxy
    assert not any("ports" in service for name, service in services.items() if name != "caddy")


def test_kubernetes_takes_the_manifests() -> None:
    kinds = {}
    for manifest in yaml.safe_load_all((DEPLOY / "kubernetes.yaml").read_text("utf-8")):
        kubernetes_validate.validate(manifest, "1.31", strict=True)
        kinds[manifest["kind"]] = manifest

    (container,) = kinds["Deployment"]["spec"]["template"]["spec"]["containers"]
    assert container["securityContext"]["readOnlyRootFilesystem"] is True
    assert kinds["Deployment"]["spec"]["template"]["spec"]["securityContext"]["runAsNonRoot"] is True
    assert set(kinds) == {"Deployment", "Service", "PodDisruptionBudget", "Ingress"}


def test_caddy_takes_its_file() -> None:
    command = [program("caddy"), "adapt", "--validate", "--adapter", "caddyfile", "--config"]

    done = subprocess.run([*command, str(DEPLOY / "Caddyfile")], capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["apps"]["http"]


def test_nginx_passes_sockets_and_addresses_on(tmp_path: Path) -> None:
    main = tmp_path / "nginx.conf"
    main.write_text(f"events {{}}\nhttp {{ include {DEPLOY / 'nginx.conf'}; }}\n")

    read = crossplane.parse(str(main), check_ctx=True, check_args=True)

    assert read["errors"] == []
    (file,) = [each for each in read["config"] if each["file"].endswith("deploy/nginx.conf")]
    servers = [block for block in file["parsed"] if block["directive"] == "server"]
    (front,) = [
        inner
        for block in servers
        for inner in block["block"]
        if inner["directive"] == "location" and inner["args"] == ["/"]
    ]
    headers = {each["args"][0] for each in front["block"] if each["directive"] == "proxy_set_header"}
    assert {"Host", "Upgrade", "Connection", "X-Forwarded-For"} <= headers


def test_the_settings_file_is_read() -> None:
    settings = load(DEPLOY / "server.toml")

    assert set(tomllib.loads((DEPLOY / "server.toml").read_text("utf-8"))) <= {field.name for field in fields(Config)}
    assert settings.secure


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "hemicycle.service"
    text = (DEPLOY / "hemicycle.service").read_text("utf-8")
    unit.write_text(text.replace("/opt/hemicycle/bin/hemicycle", sys.executable))

    done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)

    assert (done.returncode, done.stderr) == (0, "")


def test_the_board_shows_every_metric_and_no_other() -> None:
    board = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    expressions = [target["expr"] for panel in board["panels"] for target in panel["targets"]]

    shown = {name for expression in expressions for name in _metrics(expression)}

    samples = Metrics().registry.collect()
    families = {family.name: {family.name, f"{family.name}_total"} for family in samples}
    parts = {
        name: {*names, *[f"{name}_{part}" for part in ("bucket", "sum", "count")]} for name, names in families.items()
    }
    assert shown <= set().union(*parts.values())
    assert [name for name, names in parts.items() if not names & shown] == []


def _metrics(expression: str) -> set[str]:
    """The metrics an expression reads; it must parse."""
    plain = expression.replace("$__rate_interval", "5m")
    promql_parser.parse(plain)
    return set(re.findall(r"\bhemicycle_[a-z_]+", plain))
