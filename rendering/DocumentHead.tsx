import { statSync } from 'node:fs'
import { join } from 'node:path'
import { Head } from 'next/document'
import { type ComponentProps, isValidElement, type ReactElement } from 'react'
import { startScript } from '@/services/browser/page-start.rules'
import { inOrder } from './scriptOrder.rules'

type Files = Parameters<Head['getScripts']>[0]
type Script = ReactElement<ComponentProps<'script'>>

const isScript = (one: unknown): one is Script => isValidElement(one)

/** Next's `Head`, whose scripts load once the page has been painted (`startScript`). */
export class DocumentHead extends Head {
  override getDynamicChunks(): [] {
    return []
  }

  override getScripts(files: Files): Script[] {
    const all = [...super.getScripts(files), ...super.getDynamicChunks(files)].filter(isScript)
    const sources = all.flatMap(({ props }) => props.src ?? [])
    return [
      ...all.filter(({ props }) => !props.src),
      <script
        key="start"
        nonce={this.props.nonce}
        data-scripts={inOrder(sources, sizeOf).join(' ')}
        dangerouslySetInnerHTML={{ __html: startScript }}
      />,
    ]
  }
}

// oxlint-disable-next-line typescript/prefer-nullish-coalescing -- blank is unset, as in next.config.js
const BUILD = process.env.NEXT_DIST_DIR || '.next'

const sizes = new Map<string, number>()

/** The development server has no such files; there the order does not matter. */
function sizeOf(source: string): number {
  const known = sizes.get(source)
  if (known !== undefined) return known
  const path = decodeURIComponent(source.replace(/^.*\/_next\//, '').replace(/\?.*$/, ''))
  // Else the build would follow every file of the project as a possible part of the server.
  const size = statSync(join(/* turbopackIgnore: true */ BUILD, path), { throwIfNoEntry: false })?.size ?? 0
  sizes.set(source, size)
  return size
}
