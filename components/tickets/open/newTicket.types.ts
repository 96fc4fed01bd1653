import type { ComponentType } from 'react'

/** Help about what is being written; another feature's, so the page passes it in. */
export type HelpAbout = ComponentType<{ words: string }>
