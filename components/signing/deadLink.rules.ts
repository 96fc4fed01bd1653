/** Whether a call was refused because the link is no longer worth anything. */
export const isDead = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'link_not_valid'
