/** A product as its history keeps it. */
export type ProductRecord = {
  name: string
  model: string
  title: string
  description: string
  price: string
  category_id: number
  product_type_id: number
  color: string | null
  omie_code: string | null
  property_ids: number[]
  images: { src: string; alt: string }[]
  dimensions: { height: number | null; width: number | null; depth: number | null; weight: number | null }
  technical_specifications: { name: string; value: string }[]
  active: boolean
}
