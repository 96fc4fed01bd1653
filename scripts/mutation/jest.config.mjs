import config from '../../jest.config.mjs'

// The part of the project's configuration for the tests that `stages.mjs` selects.
const { MUTATION_PROJECT: project, MUTATION_TESTS: tests } = process.env
const chosen = config.projects.find(({ displayName }) => displayName === project)
// Tests of services need no PostgreSQL, whose start takes longer than the tests.
const isPure = tests.startsWith('tests/services/')
const database = isPure ? { globalSetup: undefined, globalTeardown: undefined } : {}

export default {
  ...chosen,
  ...database,
  rootDir: process.cwd(),
  testMatch: [`<rootDir>/${tests}`],
  testTimeout: config.testTimeout,
  reporters: ['<rootDir>/scripts/mutation/reporter.mjs'],
  cacheDirectory: '<rootDir>/.jest-cache',
  workerIdleMemoryLimit: config.workerIdleMemoryLimit,
  bail: 1,
}
