/** A question of a simulator: one property type with its possible answers. */
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
  /** Answers whose products match this one too. */
  replacedBy?: string[]
}

export type SimulatorData = {
  name: string
  description: string
  image: string
  /** The factor of each plan by its months. Prices are those of 24 months. */
  factors: Record<12 | 24 | 36, string>
  productTypes: { name: string; pluralName: string }[]
  questions: QuestionData[]
}

export type ProductData = {
  name: string
  model: string
  productType: string
  category: string
  /** Monthly price of a unit in the plan of 24 months. */
  price: string
  image: string
  color?: string
  description: string
  /** Height, width and depth in millimetres. */
  size: readonly [number, number, number]
  grams: number
  omieCode: string
  /** Of the goods, eight digits. */
  ncm: string
  /** The beginning of the serials: VX14-2208-7731. */
  serialPrefix: string
  /** Names of answers to the questions of its simulator. */
  properties: string[]
  specifications: Record<string, string>
}
