"""Pictures of a page for a person to look at."""

# Name, width, height, dark, place.
VIEWS = [
    ("light", 1440, 1000, False, "#step=7&view=8"),
    ("dark", 1440, 1000, True, "#step=2&event=5"),
    ("narrow", 900, 1000, False, "#step=8"),
]


def take_pictures(browser, path, folder):
    folder.mkdir(parents=True, exist_ok=True)
    for name, width, height, dark, place in VIEWS:
        browser.open(path.resolve().as_uri() + place, width, height, dark)
        browser.wait(0.5)
        (folder / f"{path.stem}-{name}.png").write_bytes(browser.screenshot())
        browser.run("scrollTo(0, document.body.scrollHeight)")
        browser.wait(0.2)
        (folder / f"{path.stem}-{name}-below.png").write_bytes(browser.screenshot())
