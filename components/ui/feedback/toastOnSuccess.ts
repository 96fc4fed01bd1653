import { toast } from './toast'

/**
 * Shows a toast when a command has succeeded, even if its button is unmounted by then; react-query does not call the
 * `onSuccess` of `mutate` in that case. Failures are shown centrally.
 */
export const toastOnSuccess = (command: Promise<unknown>, text: string): void =>
  void command.then(
    () => toast.success(text),
    () => undefined,
  )
