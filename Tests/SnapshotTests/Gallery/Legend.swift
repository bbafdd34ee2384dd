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
    | `%st  star.fill` | `%st  star.fill` | below the picture: what a name stands for that was cut |

    The rules, in the order in which they are applied:

    1. What the screen shows whole is whole. A text without room in its view's cells takes the free cells beside it, or
       leaves its frame; where nothing is free the picture becomes wider, or higher, there and only there.
    2. What the screen cuts is cut, and says so by dots. Marks of a state stay with the title that is cut.
    3. The name of a picture stands where no text does. Without room it is cut to its first letters, or becomes a number
       where these are those of another picture; the lines below the picture say what it stands for.
    4. Bars, and views with an opaque background, hide what is behind them.
    5. Lines are drawn where texts leave all of their cells free. The separators of a list are all drawn or none.
    6. Texts on one baseline stand in one row.
    7. Text that the user's text size enlarges takes more cells in the layout, its letters stay letters.
    8. In colour, every cell has the colour that is behind it on the screen as soon as one view has a background.

    An image (`.svg`) follows none of these: it is the screen, a unit a point.

    The state of a control stands on both sides of what it shows:

    | mark | state |
    |---|---|
    | `*Title*` | selected |
    | `-Title-` | disabled |
    | `!Title!` | highlighted: a finger is on it |
    | `>Title<` | focused by a keyboard or a remote |
    """
}
