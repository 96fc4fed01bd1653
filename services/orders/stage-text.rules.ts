import type { StageName, StageState } from './stages.rules'

export type Text = { title: string; description: string }

/** Title and description: a sentence with a verb, and what happens next. */
export type StageText = readonly [title: string, description: string]

/** Every stage in every state. */
export type StageTexts = Record<StageName, Record<StageState, StageText>>

/** The stages whose turn passes while they wait: documents, contract and term go from one side to the other. */
export type PassedTexts = Record<'DOC_ANALYSIS' | 'CONTRACT_INFO' | 'DELIVERY_TERM', StageText>
