import { id } from '@/services/config/id.schema'
import { array, type InferType, number, object, strictObject, string } from '@/services/config/validation'
import { UFS } from './states.rules'

/** Body and form of an address; the CEP is sent as eight digits. */
export const newAddressBody = strictObject({
  /** The company's name for it: "Sede São Paulo"; by default the city. */
  label: string().trim().max(60),
  recipient_name: string().trim().min(3, 'Digite um nome válido').max(120).required('Digite um nome válido'),
  postal_code: string()
    .matches(/^\d{8}$/, 'Digite um CEP válido')
    .required('Digite um CEP válido'),
  state: string().oneOf(UFS).required(),
  city: string().trim().max(120).required(),
  district: string().trim().max(120),
  street: string().trim().max(200).required(),
  number: string().trim().max(20).required(),
  complement: string().trim().max(120),
  reference_point: string().trim().max(200),
})

export const addressSchema = object({
  id: number().integer().required(),
  label: string().required(),
  recipient_name: string().required(),
  postal_code: string().required(),
  state: string().required(),
  city: string().required(),
  district: string().nullable().defined(),
  street: string().required(),
  number: string().required(),
  complement: string().nullable().defined(),
  reference_point: string().nullable().defined(),
})

export const addressList = array(addressSchema).required()

/** The address of a CEP; always editable, never blocking. */
export const postalCodeSchema = object({
  postal_code: string().required(),
  state: string().required(),
  city: string().required(),
  district: string().nullable().defined(),
  street: string().nullable().defined(),
})

export const addressParams = object({ id: id().required() })
/** An address of a client, for staff. */
export const companyAddressParams = addressParams.shape({
  addressId: id().required(),
})
/** With or without its hyphen. */
export const postalCodeParams = object({
  cep: string()
    .matches(/^\d{5}-?\d{3}$/)
    .required(),
})

export const stateListSchema = array(object({ uf: string().required(), name: string().required() })).required()

export type Address = InferType<typeof addressSchema>
export type NewAddress = InferType<typeof newAddressBody>
export type PostalCode = InferType<typeof postalCodeSchema>
