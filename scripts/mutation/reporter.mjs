import { writeFileSync } from 'node:fs'

/** Writes down the first test that fails. (With `bail` jest ends before it would write its own report.) */
export default class FirstFailure {
  onTestResult({ path }, { testResults, failureMessage, testExecError }) {
    if (!failureMessage && !testExecError) return
    const failed = testResults.find(({ status }) => status === 'failed')
    writeFileSync(
      process.env.MUTATION_REPORT,
      JSON.stringify({ path, name: failed?.fullName ?? 'the file as a whole' }),
    )
  }
}
