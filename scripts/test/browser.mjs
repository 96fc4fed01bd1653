import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { Complaint } from '../complaint.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const ELSEWHERE = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
}

/**
 * A Chromium that this machine has: the one named by CHROMIUM_PATH, an installed one, or Playwright's own.
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

function installFromPackages() {
  console.error('Installing Chromium…')
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  return [['update'], ['install', '-y', '--no-install-recommends', 'chromium']].every(
    (args) => spawnSync('apt-get', ['-qq', ...args], quiet).status === 0,
  )
}

function mayInstall() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
}

/** Finds a Chromium, or installs one where that takes no more than asking the system for it. */
export function ensureBrowser() {
  const found = findBrowser() ?? (mayInstall() && installFromPackages() ? findBrowser() : undefined)
  if (!found) {
    throw new Complaint(
      'The browser tests need Chromium: install it (apt install chromium, or npx playwright install chromium) or name it in CHROMIUM_PATH.',
    )
  }
  return found
}
