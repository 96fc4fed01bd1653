/** A question of a simulator: one property type, and the answers that can be chosen. */
export type QuestionData = {
  title: string
  subtitle?: string
  propertyType: string
  multiple?: boolean
  optional?: boolean
  answers: AnswerData[]
}

export type AnswerData = {
  name: string
  description?: string
  /** A drawing, `<device>:<screen>[:<hex>]` (docs/glossary.md). */
  image?: string
  hexColor?: string
  /** Answers whose products answer this one too. */
  replacedBy?: string[]
}

export type SimulatorData = {
  name: string
  description: string
  image: string
  /** The plan's factor by its months. Prices are those of 24 months. */
  factors: Record<12 | 24 | 36, string>
  productTypes: { name: string; pluralName: string }[]
  questions: QuestionData[]
}

export type ProductData = {
  name: string
  model: string
  productType: string
  category: string
  /** Monthly price of a unit on the 24 month plan. */
  price: string
  image: string
  color?: string
  description: string
  /** Height, width and depth in millimetres. */
  size: readonly [number, number, number]
  grams: number
  omieCode: string
  /** Serials begin with it: VX14-2208-7731. */
  serialPrefix: string
  /** Names of answers of its simulator's questions. */
  properties: string[]
  specifications: Record<string, string>
}
