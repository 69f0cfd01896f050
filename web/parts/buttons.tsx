import { Pencil, Trash } from 'lucide-react'
import { Button, LinkButton } from '../ui/button'
import { CopyButton } from '../ui/copy-button'
import { ThemeSwitch } from '../ui/theme-switch'
import { Exhibit, Row } from './exhibit'

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const
const sizes = ['large', 'medium', 'small'] as const

/** What is pressed. */
export function Buttons() {
  return (
    <>
      <Exhibit name="Button">
        {variants.map((variant) => (
          <Row key={variant}>
            {sizes.map((size) => (
              <Button key={size} variant={variant} size={size}>
                {variant}, {size}
              </Button>
            ))}
            <Button variant={variant} pending pendingLabel="Saving...">
              Save
            </Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
          </Row>
        ))}
        <Button wide>Wide</Button>
      </Exhibit>
      <Exhibit name="Button with an icon">
        <Row>
          <Button variant="ghost" size="icon" aria-label="Edit">
            <Pencil aria-hidden />
          </Button>
          <Button variant="secondary" size="icon-small" aria-label="Delete">
            <Trash aria-hidden />
          </Button>
          <Button variant="secondary" size="icon" aria-label="Deleting" pending />
          <ThemeSwitch />
          <CopyButton text="https://cup.example" copied="URL Copied">
            Copy URL
          </CopyButton>
        </Row>
      </Exhibit>
      <Exhibit name="Link as a button">
        <Row>
          {variants.map((variant) => (
            <LinkButton key={variant} href="/ui" variant={variant}>
              {variant}
            </LinkButton>
          ))}
        </Row>
      </Exhibit>
    </>
  )
}
