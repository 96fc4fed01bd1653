import { db } from '@/server/db/client'
import { found } from '@/server/http/refusal'
import type { Change } from '@/server/orders/change-order.service'
import { findOrderOfPackage } from './packages.repository'

/** The order that a parcel belongs to, by its number and company. Refuses 404 for an unknown parcel. */
export const orderOfParcel = async (packageId: number) => found(await findOrderOfPackage(db(), packageId))

/** The parcel among the rows of its locked order. */
export const parcelOf = ({ rows }: Change, packageId: number) =>
  found(rows.packages.find(({ parcel }) => parcel.id === packageId)).parcel
