/** The platform cannot be judged at all: the message is one line for the person at the terminal. */
export class UnusableError extends Error {
  override name = 'UnusableError';
}
