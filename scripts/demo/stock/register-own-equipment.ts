import { registerOwnEquipment } from '@/server/equipment/own/register-own-equipment'
import type { Actor } from '@/services/auth/actor.rules'
import type { DemoCompany } from '../companies/insert-companies'
import { of } from '../named'

/** Equipment that Horizonte owns itself, part of it used by its collaborator. */
export async function addOwnEquipment(
  companies: ReadonlyMap<string, DemoCompany>,
  people: ReadonlyMap<string, Actor>,
): Promise<void> {
  const manager = of(people, 'gestor@horizonte.example')
  const { id: member } = of(people, 'colaborador@horizonte.example')
  const [office = null] = of(companies, 'horizonte').addressIds.values()
  const owned = [
    {
      model: 'Dell Latitude 5420',
      serials: ['HRZ-DL-0101', 'HRZ-DL-0102', 'HRZ-DL-0103'],
      label: 'Diretoria',
      user_id: null,
    },
    { model: 'LG 24MP400 24"', serials: ['HRZ-LG-0201', 'HRZ-LG-0202'], label: null, user_id: null },
    { model: 'Epson EcoTank L3250', serials: ['HRZ-EP-0301'], label: 'Impressora da recepção', user_id: member },
  ]
  for (const one of owned) await registerOwnEquipment(manager, { ...one, address_id: office })
}
