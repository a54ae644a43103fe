import CanopyTesting
import SwiftUI
import Testing

/// Who chooses the idiom of an interface, and where.
@MainActor @Suite struct InterfaceIdiomTests {
  private struct Idiom: View {
    @Environment(\.interfaceIdiom) private var idiom

    var body: some View { Text(verbatim: "\(idiom)") }
  }

  private struct PlainApp: App {
    var body: some Scene { WindowGroup { Idiom() } }
  }

  private struct DesktopApp: App {
    var body: some Scene {
      Group {
        WindowGroup {
          VStack {
            Idiom()
            Idiom().environment(\.interfaceIdiom, .phone)
          }
        }
        Settings { Idiom() }
      }
      .environment(\.interfaceIdiom, .desktop)
    }
  }

  @Test func anInterfaceIsThatOfAPhoneUnlessSomethingElseIsChosen() throws {
    #expect(TestApp(PlainApp()).window.texts == ["phone"])
    #expect(try HeadlessApp(PlainApp()).labels == ["phone"])
  }

  @Test func anAppChoosesTheIdiomOfItsScenesAndOfPartsOfThem() {
    let app = TestApp(DesktopApp())
    #expect(app.window.texts == ["desktop", "phone"])
  }

  @Test func aHostChoosesTheIdiomForAppsThatDoNot() {
    let host = { (values: inout EnvironmentValues) in values.interfaceIdiom = .desktop }
    #expect(TestApp(PlainApp(), environment: host).window.texts == ["desktop"])
    let screen = TestScreen { Idiom() }
    screen.environment.interfaceIdiom = .desktop
    #expect(screen.texts == ["desktop"])
  }

  @Test func aPersonChoosesTheIdiomForAppsThatDoNot() throws {
    #expect(try HeadlessApp(PlainApp(), idiom: .desktop).labels == ["desktop"])
    #expect(try HeadlessApp(DesktopApp(), idiom: .phone).labels == ["desktop", "phone"])
  }

  @Test func aPresentationHasTheIdiomOfItsPresenter() {
    let screen = TestScreen {
      Color.clear.sheet(isPresented: .constant(true)) { Idiom() }.environment(\.interfaceIdiom, .desktop)
    }
    screen.settle()
    #expect(screen.texts == ["desktop"])
  }
}
