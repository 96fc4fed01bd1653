import { array, type InferType, number, object, strictObject, string } from '@/services/config/validation'
import { EXCHANGE_KINDS } from '@/services/equipment/exchanges/exchange-transitions.rules'
import { PRODUCT_GROUPS } from '@/services/stock/units/product-groups.rules'
import { listedPackageSchema } from './package-lists.schema'
import { packageParams } from './packages.schema'

/** When a photo of a package was taken. */
export const IMAGE_MOMENTS = ['packing', 'delivery', 'appraisal'] as const

export type ImageMoment = (typeof IMAGE_MOMENTS)[number]

export const packageImageSchema = object({
  id: number().integer().required(),
  /** Path within the API, without the size. */
  src: string().required(),
  moment: string().oneOf(IMAGE_MOMENTS).required(),
  /** Serial of a unit; null for a photo of the whole package. */
  serial: string().nullable().defined(),
  created_by: string().required(),
  created_at: string().required(),
})

/** A package with photos, invoice and the units that it replaces. */
export const packageDetailSchema = listedPackageSchema.shape({
  images: array(packageImageSchema.required()).required(),
  /** Customer's units that its contents replace, by exchange or upgrade. */
  replaces: array(
    object({
      serial: string().required(),
      product: string().required(),
      kind: string().oneOf(EXCHANGE_KINDS).required(),
    }),
  ).required(),
  invoice: object({
    name: string().required(),
    size: number().integer().required(),
    uploaded_by: string().required(),
    uploaded_at: string().required(),
  })
    .nullable()
    .default(undefined)
    .defined(),
})

export const packageImageParams = packageParams.shape({ imageId: number().integer().positive().required() })

export const packageImageForm = object({
  /** By default derived from the status of the package. */
  moment: string().oneOf(IMAGE_MOMENTS),
  serial: string().trim().max(80),
})

export const packedSerialParams = packageParams.shape({ serial: string().trim().max(80).required() })

const positiveId = () => number().integer().positive().required()

/** An extra package for the order of a quotation; returns are requested by unit instead. */
export const newPackageBody = strictObject({
  package_type: string()
    .oneOf(['regular', 'extra'] as const)
    .required(),
  address_id: positiveId(),
  quotation_id: positiveId(),
  items: array(strictObject({ product_id: positiveId(), quantity: positiveId().max(1000) }).required()).max(50),
  comment: string().trim().max(2000),
})

/** The serial that replaces another one. */
export const replaceSerialBody = strictObject({ serial: string().trim().max(80).required() })

/** Suggested units to pack: for each product the package lacks, those longest on the shelf. */
export const suggestionsSchema = array(
  object({
    product_id: number().integer().required(),
    name: string().required(),
    missing: number().integer().min(1).required(),
    units: array(
      object({
        serial: string().required(),
        location: string().nullable().defined(),
        product_group: string().oneOf(PRODUCT_GROUPS).required(),
      }),
    ).required(),
  }),
).required()

export type PackageDetail = InferType<typeof packageDetailSchema>
export type PackageImageForm = InferType<typeof packageImageForm>
export type ReplaceSerial = InferType<typeof replaceSerialBody>
export type NewPackage = InferType<typeof newPackageBody>
export type Suggestions = InferType<typeof suggestionsSchema>
