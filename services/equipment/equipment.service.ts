import { http } from '@/services/http/client'
import type { Page } from '@/services/http/page.schema'
import type { Equipment, EquipmentListQuery } from './equipment.schema'

/** The units in the hands of the active company. */
export async function getEquipment(query: Partial<EquipmentListQuery>, signal?: AbortSignal): Promise<Page<Equipment>> {
  const { data } = await http.get<Page<Equipment>>('/equipment', { params: query, signal })
  return data
}

/** Says who uses a unit; null for nobody. */
export async function associateUser(unitId: number, userId: number | null): Promise<Equipment> {
  const { data } = await http.put<Equipment>(`/equipment/${String(unitId)}/user`, { user_id: userId })
  return data
}
