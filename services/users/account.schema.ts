import { type InferType, object, strictObject } from '@/services/config/validation'
import { fullName, mobilePhone } from './person.schema'

/** Changes to the user's own data; omitted fields stay, and null removes the phone. */
export const ownDataBody = strictObject({ phone: mobilePhone().nullable(), username: fullName() }).test(
  'something',
  'Diga o que mudar: nome ou celular',
  ({ phone, username }) => phone !== undefined || username !== undefined,
)

/** The values of the form for one's own data; an empty phone means none. */
export const ownDataForm = object({
  username: fullName().required('Digite um nome válido'),
  phone: mobilePhone(),
})

export type OwnDataUpdate = InferType<typeof ownDataBody>
export type OwnDataForm = InferType<typeof ownDataForm>
