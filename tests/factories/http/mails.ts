import { rowsOf } from '../rows'

/** The titles of the mails to a user, oldest first. */
export const titlesTo = async ({ email }: { email: string }): Promise<string[]> =>
  (
    await rowsOf<{ title: string }>(
      `select data ->> 'title' as title from mail_outbox where recipient = $1 order by id`,
      [email],
    )
  ).map(({ title }) => title)
