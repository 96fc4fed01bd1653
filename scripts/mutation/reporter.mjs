import { existsSync, writeFileSync } from 'node:fs'

/** Writes down the first test that fails. (With `bail` jest ends before it would write its own report.) */
export default class FirstFailure {
  onTestResult({ path }, { testResults, failureMessage, testExecError }) {
    const report = process.env.MUTATION_REPORT
    // The file that runs when jest ends loses its database: what it says is no finding.
    if ((!failureMessage && !testExecError) || existsSync(report)) return
    const failed = testResults.find(({ status }) => status === 'failed')
    writeFileSync(report, JSON.stringify({ path, name: failed?.fullName ?? 'the file as a whole' }))
  }
}
