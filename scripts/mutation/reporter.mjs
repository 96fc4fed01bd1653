import { writeFileSync } from 'node:fs'

/** A file that fails as a whole has no failed test: what it says stands on the first line that says something. */
const wholeFile = (message) =>
  message
    ?.replace(/\u001b\[\d+m/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('●'))[0] ?? 'the file as a whole'

/** Writes down the first test that fails. (With `bail` jest ends before it would write its own report.) */
export default class FirstFailure {
  onTestResult({ path }, { testResults, failureMessage, testExecError }) {
    if (!failureMessage && !testExecError) return
    const failed = testResults.find(({ status }) => status === 'failed')
    writeFileSync(
      process.env.MUTATION_REPORT,
      JSON.stringify({ path, name: failed?.fullName ?? wholeFile(failureMessage) }),
    )
  }
}
