import SwiftUI
import Testing

@testable import CanopyTesting

/// The color scheme of windows and presentations.
@MainActor @Suite struct ColorSchemeRulesTests {
  @Test("6.1 The color scheme in the environment is the resolved one, and a view can set it for its content only")
  func theColorSchemeIsTheResolvedSchemeUnlessAViewSetsIt() {
    let screen = TestScreen(environment: { $0.colorScheme = .dark }) {
      SchemeText("window")
      SchemeText("inside").environment(\.colorScheme, .light)
      Presents(.sheet) {
        SchemeText("sheet")
        SchemeText("deep").environment(\.colorScheme, .light)
      }
    }
    #expect(screen.texts == ["dark window", "light inside", "dark behind", "dark sheet", "light deep"])
    screen.environment.colorScheme = .light
    screen.update()
    #expect(screen.texts == ["light window", "light inside", "light behind", "light sheet", "light deep"])
  }

  @Test(
    "6.2 A preferred color scheme applies to the whole nearest presentation, whatever the user has set",
    arguments: [PresentationContainer.sheet, .popover, .fullScreenCover])
  func aPreferredColorSchemeAppliesToTheWholePresentation(container: PresentationContainer) {
    let screen = TestScreen {
      Presents(container) {
        SchemeText("first")
        VStack { SchemeText("second").preferredColorScheme(.dark) }
      }
    }
    #expect(screen.texts == ["light behind", "dark first", "dark second"])
  }

  @Test("6.2 A preferred color scheme applies to its whole window, whatever the user has set")
  func aPreferredColorSchemeAppliesToTheWholeWindow() {
    let screen = TestScreen(environment: { $0.colorScheme = .dark }) {
      SchemeText("first")
      VStack { SchemeText("second").preferredColorScheme(.light) }
    }
    #expect(screen.texts == ["light first", "light second"])
    screen.environment.colorScheme = .light
    screen.environment.colorScheme = .dark
    screen.update()
    #expect(screen.texts == ["light first", "light second"])
  }

  @Test("6.3 A preferred color scheme of nil keeps the user's color scheme")
  func preferringNilKeepsTheUsersColorScheme() {
    let screen = TestScreen(environment: { $0.colorScheme = .dark }) {
      SchemeText("window").preferredColorScheme(nil)
      Presents(.sheet) { SchemeText("sheet").preferredColorScheme(nil) }
    }
    #expect(screen.texts == ["dark window", "dark behind", "dark sheet"])
  }

  @Test("6.4 A sheet has the color scheme that its presenter prefers, unless it prefers another for itself")
  func thePreferredColorSchemeOfASheetAppliesToTheSheetOnly() {
    let knob = Knob()
    let screen = TestScreen { Prefers(knob: knob) }
    #expect(screen.texts == ["dark behind", "dark sheet"])
    knob.scheme = .light
    screen.update()
    #expect(screen.texts == ["dark behind", "light sheet"])
    knob.scheme = nil
    screen.update()
    #expect(screen.texts == ["dark behind", "dark sheet"])
  }

  @Test("6.6 The contrast is a setting of the user: it comes from the host, reaches presentations, and updates")
  func theColorSchemeContrastFollowsTheHost() throws {
    let screen = TestScreen(environment: { $0.colorSchemeContrast = .increased }) {
      Presents(.sheet) { SchemeText("sheet").preferredColorScheme(.dark) }
    }
    #expect(try screen.find("light behind").environment.colorSchemeContrast == .increased)
    #expect(try screen.find("dark sheet").environment.colorSchemeContrast == .increased)
    screen.environment.colorSchemeContrast = .standard
    screen.update()
    #expect(try screen.find("dark sheet").environment.colorSchemeContrast == .standard)
  }
}

@Observable private final class Knob {
  var scheme: ColorScheme?
}

private struct SchemeText: View {
  let place: String
  @Environment(\.colorScheme) private var scheme
  init(_ place: String) { self.place = place }
  var body: some View { Text(verbatim: "\(scheme) \(place)") }
}

/// Presents immediately.
private struct Presents<Content: View>: View {
  let container: PresentationContainer
  @ViewBuilder let content: () -> Content
  @State private var isShown = true

  init(_ container: PresentationContainer, @ViewBuilder content: @escaping () -> Content) {
    self.container = container
    self.content = content
  }

  var body: some View {
    let base = SchemeText("behind")
    switch container {
    case .popover: base.popover(isPresented: $isShown, content: content)
    case .fullScreenCover: base.fullScreenCover(isPresented: $isShown, content: content)
    default: base.sheet(isPresented: $isShown, content: content)
    }
  }
}

private struct Prefers: View {
  let knob: Knob
  var body: some View {
    Presents(.sheet) { SchemeText("sheet").preferredColorScheme(knob.scheme) }.preferredColorScheme(.dark)
  }
}
