import { render, screen } from '@testing-library/react'
import { Picture } from '@/components/ui/drawings/Picture'

const SRC = '/pictures/5f0c2d1e-8a53-4d6b-9f1e-0a1b2c3d4e5f'

describe('a picture on its tile', () => {
  it('shows the uploaded photo in the size that its place needs', () => {
    render(<Picture image={SRC} alt="Notebook aberto, de frente" size="thumb" />)

    const photograph = screen.getByRole('img', { name: 'Notebook aberto, de frente' })
    expect(photograph).toHaveAttribute('src', `/api${SRC}/480`)
    expect(photograph).toHaveAttribute('srcset', `/api${SRC}/160 160w, /api${SRC}/480 480w, /api${SRC}/1200 1200w`)
    expect(photograph).toHaveAttribute('sizes', '52px')
  })

  it('shows a decorative drawing when there is no photo', () => {
    render(<Picture image="laptop:code" alt="Notebook" />)

    expect(screen.queryByRole('img')).not.toBeInTheDocument()
  })
})
