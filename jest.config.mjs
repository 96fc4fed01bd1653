import nextJest from 'next/jest.js'
import { blankSettings } from './scripts/test/blank-settings.mjs'

// jose, pg-boss, hono and others are published as ES modules only. The workers inherit this; the memory limit below
// keeps jest from running the tests in this process, which has started without it.
const VM_MODULES = '--experimental-vm-modules --no-warnings=ExperimentalWarning'
// Each file loads and throws away thousands of modules: with the 16 MB that V8 keeps for what is new, a tenth of the time is
// collecting them.
const YOUNG = '--max-semi-space-size=64'
if (!process.env.NODE_OPTIONS?.includes('--experimental-vm-modules')) {
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} ${VM_MODULES} ${YOUNG}`.trim()
}

Object.assign(process.env, blankSettings())

const BROWSER_ROOMS = '(components|hooks|contexts|pages)'
const createConfig = nextJest({ dir: '.' })

async function project(options) {
  const config = await createConfig({
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    testPathIgnorePatterns: ['<rootDir>/tests/architecture/fixtures/'],
    runtime: '<rootDir>/tests/setup/runtime.mjs',
    modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.data/'],
    // Each look at a global of jest's sandbox is slow, and Drizzle asks Object of what kind every part of a query is.
    sandboxInjectedGlobals: ['Object'],
    ...options,
  })()
  // Packages come ready to run (only the bundler has to transpile antd), and plain modules are what Node runs as they are.
  return { ...config, transformIgnorePatterns: ['/node_modules/', '\\.mjs$', '\\.module\\.(css|sass|scss)$'] }
}

/** @type {import('jest').Config} */
const config = {
  // Generous: a slow machine must not fail a test. What is fast enough, the benchmarks say.
  testTimeout: 60_000,
  workerIdleMemoryLimit: '1500MB',
  projects: [
    await project({
      displayName: 'node',
      testMatch: ['<rootDir>/tests/**/*.test.ts'],
      testPathIgnorePatterns: ['<rootDir>/tests/architecture/fixtures/', `<rootDir>/tests/${BROWSER_ROOMS}/`],
      testEnvironment: '<rootDir>/tests/setup/database.environment.mjs',
      globalSetup: '<rootDir>/tests/setup/jest.start.mjs',
      globalTeardown: '<rootDir>/tests/setup/jest.stop.mjs',
      setupFilesAfterEnv: ['<rootDir>/tests/setup/every-test.ts', '<rootDir>/tests/setup/every-database-test.ts'],
    }),
    await project({
      displayName: 'browser',
      testMatch: [`<rootDir>/tests/${BROWSER_ROOMS}/**/*.test.{ts,tsx}`],
      testEnvironment: 'jest-fixed-jsdom',
      setupFilesAfterEnv: ['<rootDir>/tests/setup/every-test.ts', '<rootDir>/tests/setup/every-browser-test.ts'],
    }),
  ],
}

export default config
