import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import type { ApiEnv } from '@/server/http/env'
import { answers } from '@/server/http/openapi/answers'
import { upload } from '@/server/http/request/upload'
import { params } from '@/server/http/validate'
import { MAX_PICTURE_MEGABYTES, PICTURE_TYPES } from '@/services/pictures/pictures.rules'
import { pictureParams, pictureSchema } from '@/services/pictures/pictures.schema'
import { storePicture } from './pictures.service'
import { readPicture } from './read-picture'

export const pictureRoutes = new Hono<ApiEnv>()
  .get(
    '/pictures/:id/:size',
    allow('public'),
    params(pictureParams),
    answers(undefined, { contentType: 'image/webp', summary: 'An uploaded picture; who knows its address may see it' }),
    (c) => readPicture(c.req.valid('param').id, c.req.valid('param').size),
  )
  .post(
    '/picture-management',
    allow('catalogue:manage'),
    upload(PICTURE_TYPES.join(', '), MAX_PICTURE_MEGABYTES * 1024 * 1024),
    answers(pictureSchema, {
      status: 201,
      summary: 'Upload a picture (PNG or JPEG), to be named by what will show it',
    }),
    async (c) => c.json(await storePicture(c.var.upload.content), 201),
  )
