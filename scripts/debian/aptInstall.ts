import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"

/** Whether packages can be installed: this is Debian, and root runs it. */
export const isRootOnDebian = (): boolean =>
  process.platform === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")

const apt = (...args: readonly string[]): boolean =>
  spawnSync("apt-get", ["-y", "-qq", "-o", "Dpkg::Options::=--force-confold", ...args], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive", UCF_FORCE_CONFFOLD: "1" },
  }).status === 0

/** Installs Debian packages without their recommendations; the package lists are updated only if that fails at first. */
export const aptInstall = (packages: readonly string[]): boolean => {
  const install = (): boolean => apt("install", "--no-install-recommends", ...packages)
  return install() || (apt("update") && install())
}
