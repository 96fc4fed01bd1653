import { boolean, type InferType, object, strictObject } from '@/services/config/validation'
import { fullName, mobilePhone } from './person.schema'

/** What a person changes of themselves; what is not named stays, and null takes the phone away. */
export const ownDataBody = strictObject({ phone: mobilePhone().nullable(), username: fullName() }).test(
  'something',
  'Diga o que mudar: nome ou celular',
  ({ phone, username }) => phone !== undefined || username !== undefined,
)

/** What the form of one's own data holds; an empty phone is none. */
export const ownDataForm = object({
  username: fullName().required('Digite um nome válido'),
  phone: mobilePhone(),
})

/** Which mails a person wants beside those that an account cannot do without. */
const preferences = {
  orders: boolean().required(),
  tickets: boolean().required(),
  news: boolean().required(),
}

export const notificationPreferencesSchema = object(preferences)
export const notificationPreferencesBody = strictObject(preferences)

export type OwnDataUpdate = InferType<typeof ownDataBody>
export type OwnDataForm = InferType<typeof ownDataForm>
export type NotificationPreferences = InferType<typeof notificationPreferencesSchema>
