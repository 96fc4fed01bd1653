import { toast } from './toast'

/**
 * Says that a command was done. What `mutate` is given for its success is not called once its component is gone, and many
 * a button goes with the answer that it brought; this is. Of a refusal the person has been told already.
 */
export const toastOnSuccess = (command: Promise<unknown>, text: string): void =>
  void command.then(
    () => toast.success(text),
    () => undefined,
  )
