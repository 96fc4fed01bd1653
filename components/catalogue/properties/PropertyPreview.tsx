import styled from 'styled-components'
import { Picture } from '@/components/ui/drawings/Picture'
import { ChoiceCard } from '@/components/ui/forms/ChoiceCard'
import { ColorChoice } from '@/components/ui/forms/ColorChoice'
import type { PropertyFormValues } from '@/services/catalogue/properties/property-fields.rules'
import { font } from '@/styles/mixins'

const HEX = /^#[0-9A-Fa-f]{6}$/

/** The answer as who simulates will see it; nothing in it is interactive. */
export const PropertyPreview = ({ values }: { values: PropertyFormValues }) => {
  const name = values.name.trim() || 'Nome da resposta'
  const hex = values.hex_color.trim()
  return (
    <>
      <Shown inert>
        {HEX.test(hex) ? (
          <ColorChoice
            legend="Resposta"
            hideLegend
            name="preview"
            options={[{ value: 1, label: name, hex }]}
            value={null}
            onChange={() => undefined}
          />
        ) : (
          <ChoiceCard
            name="preview"
            value={1}
            checked={false}
            onChange={() => undefined}
            title={name}
            description={values.description.trim()}
            picture={values.image && <Picture image={values.image} />}
          />
        )}
      </Shown>
      <Note>O preço “a partir de” vem do produto mais barato que tem a resposta.</Note>
    </>
  )
}

const Shown = styled.div`
  max-width: 352px;
`

const Note = styled.p`
  margin-top: 12px;
  ${font.captionMuted};
`
