import Testing

@testable import CanopyGTK

struct HeaderBarTests {
  @Test(arguments: [
    ("GNOME", true), ("ubuntu:GNOME", true), ("GNOME-Flashback:GNOME", true), ("KDE", false), ("XFCE", false),
    ("X-Cinnamon", false), ("", false), (nil, false),
  ])
  func windowsOfGNOMEHaveHeaderBars(desktop: String?, hasOne: Bool) {
    #expect(HeaderBar.isUsual(dialogsHaveOne: false, desktop: desktop) == hasOne)
  }

  @Test func windowsHaveHeaderBarsWhereTheDialogsOfGTKHaveThem() {
    #expect(HeaderBar.isUsual(dialogsHaveOne: true, desktop: nil))
    #expect(HeaderBar.isUsual(dialogsHaveOne: true, desktop: "Pantheon"))
  }
}
