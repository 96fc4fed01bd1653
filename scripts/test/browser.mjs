import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { Complaint } from '../complaint.mjs'

/** Chromium without a window, which takes a fifth less work (docs/measurements.md). */
const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const ELSEWHERE = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
}

/**
 * Finds a Chromium on this machine: the one in CHROMIUM_PATH, an installed one, or Playwright's own.
 * @returns {string | undefined}
 */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (existsSync(named)) return named
    throw new Complaint(`CHROMIUM_PATH names ${named}, which does not exist.`)
  }
  return [...onPath(), ...ELSEWHERE, chromium.executablePath()].find((path) => existsSync(path))
}

/** Installs the first of these packages that is available. */
function installFromPackages(packages) {
  console.error('Installing Chromium…')
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  const aptGet = (...args) => spawnSync('apt-get', ['-qq', ...args], quiet).status === 0
  return aptGet('update') && packages.some((name) => aptGet('install', '-y', '--no-install-recommends', name))
}

function mayInstall() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
}

/**
 * Finds a Chromium, or installs one if the system's packages have it: the headless shell even next to another Chromium.
 */
export function ensureBrowser() {
  const standing = findBrowser()
  const isChosen = process.env.CHROMIUM_PATH || standing?.endsWith(SHELL)
  if (!isChosen && mayInstall()) installFromPackages(standing ? [SHELL] : [SHELL, 'chromium'])
  const found = findBrowser()
  if (!found) {
    throw new Complaint(
      'The browser tests need Chromium: install it (apt install chromium, or npx playwright install chromium) or name it in CHROMIUM_PATH.',
    )
  }
  return found
}
