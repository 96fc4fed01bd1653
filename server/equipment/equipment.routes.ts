import { Hono } from 'hono'
import type { ApiEnv } from '@/server/http/env'
import { exchangeRoutes } from './exchanges/exchanges.routes'
import { movementRoutes } from './movements/movements.routes'
import { ownEquipmentRoutes } from './own/own-equipment.routes'
import { relocationRoutes } from './relocations/relocations.routes'
import { equipmentUnitRoutes } from './units/equipment-units.routes'

export const equipmentRoutes = new Hono<ApiEnv>()
  .route('/', exchangeRoutes)
  .route('/', ownEquipmentRoutes)
  .route('/', equipmentUnitRoutes)
  .route('/', movementRoutes)
  .route('/', relocationRoutes)
