/** Why the stand-in refuses a call, with the provider's own error code. */
export class ApiError extends Error {
  readonly status: number
  readonly errorCode: string
  constructor(status: number, errorCode: string, message: string) {
    super(message)
    this.status = status
    this.errorCode = errorCode
  }
}
