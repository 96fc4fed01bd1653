import { fillEquipment, letManagerIn } from '../equipment/fill'

async function prepare(): Promise<void> {
  const { DATABASE_URL = '', PASSWORD = '' } = process.env
  await fillEquipment(DATABASE_URL, 100_000)
  await letManagerIn(DATABASE_URL, PASSWORD)
}

void prepare()
