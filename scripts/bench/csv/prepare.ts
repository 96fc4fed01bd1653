import { fillEquipment, letManagerIn } from '../equipment/fill'

async function prepare(): Promise<void> {
  const { DATABASE_URL = '', PASSWORD = '', UNITS = '100000' } = process.env
  await fillEquipment(DATABASE_URL, Number(UNITS))
  await letManagerIn(DATABASE_URL, PASSWORD)
}

void prepare()
