import { array, type InferType, number, object, strictObject, string } from '@/services/config/validation'
import { EXCHANGE_KINDS } from '@/services/equipment/exchanges.rules'
import { PRODUCT_GROUPS } from '@/services/stock/product-groups.rules'
import { listedPackageSchema } from './package-lists.schema'
import { packageParams } from './packages.schema'

/** When a photograph of a package was taken. */
export const IMAGE_MOMENTS = ['packing', 'delivery', 'appraisal'] as const

export type ImageMoment = (typeof IMAGE_MOMENTS)[number]

export const packageImageSchema = object({
  id: number().integer().required(),
  /** Its path within the API, without the size. */
  src: string().required(),
  moment: string().oneOf(IMAGE_MOMENTS).required(),
  /** Of one unit in it, else of the package. */
  serial: string().nullable().defined(),
  created_by: string().required(),
  created_at: string().required(),
})

/** A package by itself: with its photographs, the invoice that travels with it and the units that it replaces. */
export const packageDetailSchema = listedPackageSchema.shape({
  images: array(packageImageSchema.required()).required(),
  /** Units of the customer that give their places to what is in it: exchanges and upgrades. */
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
  /** By default what goes with where the package is. */
  moment: string().oneOf(IMAGE_MOMENTS),
  serial: string().trim().max(80),
})

export const packedSerialParams = packageParams.shape({ serial: string().trim().max(80).required() })

const positiveId = () => number().integer().positive().required()

/** One more package for the order of a quotation; what comes back is asked for with the units that do. */
export const newPackageBody = strictObject({
  package_type: string()
    .oneOf(['regular', 'extra'] as const)
    .required(),
  address_id: positiveId(),
  quotation_id: positiveId(),
  items: array(strictObject({ product_id: positiveId(), quantity: positiveId().max(1000) }).required()).max(50),
  comment: string().trim().max(2000),
})

/** The unit that takes the place of another one. */
export const replaceSerialBody = strictObject({ serial: string().trim().max(80).required() })

/** Which units a package should be packed with: of each product that it lacks, those longest on the shelf. */
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

export type PackageImage = InferType<typeof packageImageSchema>
export type PackageDetail = InferType<typeof packageDetailSchema>
export type PackageImageForm = InferType<typeof packageImageForm>
export type ReplaceSerial = InferType<typeof replaceSerialBody>
export type NewPackage = InferType<typeof newPackageBody>
export type Suggestions = InferType<typeof suggestionsSchema>
