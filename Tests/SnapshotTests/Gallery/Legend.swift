/// What the marks of a picture mean, as tables of Markdown.
enum Legend {
  static let markdown = """
    A cell is 8 points wide and 16 high: a phone of 390 x 844 points is 49 x 53 cells. Edges are rounded to cells each by
    itself, so that neighbors in points are neighbors in cells.

    | unicode | ascii | what it says |
    |---|---|---|
    | `┌─┐` `│` `└─┘` | `+-+` `\\|` `+-+` | the edge of a view with a border, a shadow, or a background of its own |
    | `╭─╮` `╰─╯` | `.-.` `'-'` | the same with round corners |
    | `────` | `----` | a view or layer that is only a line |
    | `…` | `...` | text that has no room is left out here |
    | `%star` | `%star` | a picture, by its name |
    | `[ Title ]` | `[ Title ]` | a button in one row |
    | `[text____]` | `[text____]` | a text field |
    | `<Email>` | `<Email>` | a placeholder |
    | `•••` | `***` | a secret |
    | `\\|` in a text | `\\|` in a text | the caret |
    | `‹text›` | `{text}` | selected text |
    | `⊗` in a field | `x` in a field | the clear button |
    | `( ●)` `(○ )` | `( O)` `(O )` | a switch that is on, off |
    | `━━●──` | `==o--` | a slider |
    | `██░░` | `##..` | a progress bar |
    | `○ ● ○` | `o * o` | a page control on its second page |
    | `[ − │ + ]` | `[ - \\| + ]` | a stepper |
    | `(◠)` | `(~)` | an activity indicator that turns |
    | `▾` | `v` | a button that shows a menu |
    | `= 21 rows` | `= 21 rows` | so many rows that hold nothing but what this one shows |

    The state of a control stands on both sides of what it shows:

    | mark | state |
    |---|---|
    | `*Title*` | selected |
    | `-Title-` | disabled |
    | `!Title!` | highlighted: a finger is on it |
    | `>Title<` | focused by a keyboard or a remote |
    """
}
