/** An internal error with advice for the user: answered as 500 `internal` with this sentence, and logged. */
export class Failure extends Error {
  /**
   * @param sentence Portuguese, for the user
   * @param message for the log: what is broken, and where to look
   */
  constructor(
    readonly sentence: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = 'Failure'
  }
}
