import Combine
import Foundation
import SwiftUI
import Testing

@testable import CanopyTesting

/// The environment that presentations inherit.
@MainActor @Suite struct InheritanceRulesTests {
  @Test("5.3 Size classes, display scale and color scheme come from the window, and update")
  func valuesOfTheWindowComeFromTheWindow() throws {
    let screen = TestScreen(environment: { $0.horizontalSizeClass = .regular }) {
      Shown()
        .environment(\.horizontalSizeClass, .compact).environment(\.displayScale, 3)
        .environment(\.colorScheme, .dark)
    }
    func inside() throws -> EnvironmentValues { try screen.find("inside").environment }
    #expect(try inside().horizontalSizeClass == .regular)
    #expect(try inside().displayScale == 1)
    #expect(try inside().colorScheme == .light)
    screen.environment.colorScheme = .dark
    screen.environment.displayScale = 2
    #expect(try inside().colorScheme == .dark)
    #expect(try inside().displayScale == 2)
  }

  @Test("5.3 Content inherits everything: the system's values, custom keys, objects, and the disabled state")
  func contentInheritsEverything() throws {
    let screen = TestScreen {
      Presents(.sheet) { Reader() }
        .font(.title).tint(.red).lineSpacing(10).disabled(true)
        .environment(\.level, 4).environment(Model("new")).environmentObject(OldModel(name: "old"))
    }
    #expect(screen.texts == ["behind", "level 4 new old 0"])
    let inside = try screen.find("level 4 new old 0").environment
    #expect(inside.font == .title)
    #expect(inside.tint == AnyShapeStyle(Color.red))
    #expect(inside.lineSpacing == 10)
    #expect(!inside.isEnabled)
    #expect(screen.issues.isEmpty)
  }

  @Test("5.3 Content doesn't inherit the values that belong to a presentation")
  func aPresentationHasItsOwnPresentationValues() throws {
    var dismissals = 0
    let screen = TestScreen {
      Presents(.sheet) { Text("inside").preferredColorScheme(.light) }
        .environment(\.dismiss, DismissAction { dismissals += 1 })
        .environment(\.isSearching, true)
        .environment(\.editMode, .constant(.active))
        .environment(\.colorScheme, .dark)
    }
    let behind = try screen.find("behind").environment
    #expect(!behind.isPresented && !behind.presentationMode.wrappedValue.isPresented)
    #expect(behind.isSearching && behind.editMode?.wrappedValue == .active)
    #expect(behind.colorScheme == .dark)
    let inside = try screen.find("inside").environment
    #expect(inside.isPresented && inside.presentationMode.wrappedValue.isPresented)
    #expect(!inside.isSearching && inside.editMode?.wrappedValue == .inactive)
    #expect(inside.colorScheme == .light)
    inside.dismiss()
    screen.settle()
    #expect(screen.presentations.isEmpty)
    #expect(dismissals == 0)
  }

  @Test(
    "5.4 A popover and a cover inherit like a sheet: values set outside the modifier, not inside",
    arguments: [PresentationContainer.sheet, .popover, .fullScreenCover])
  func everyPresentationInheritsValuesSetOutsideItsModifier(container: PresentationContainer) throws {
    let screen = TestScreen {
      Presents(container) { Reader() }
        .environment(\.level, 1).environment(Model("outer")).environmentObject(OldModel(name: "old"))
    }
    #expect(screen.presentations.map(\.kind) == [container])
    #expect(screen.texts == ["behind", "level 1 outer old 0"])
    #expect(try screen.find("behind").environment.level == 2)
  }

  @Test("5.4 The texts and buttons of alerts and dialogs resolve in the environment that a sheet would have")
  func alertsAndDialogsInheritLikeSheets() throws {
    let screen = TestScreen { Asks().environment(\.locale, Locale(identifier: "fr_FR")) }
    try screen.find("alert").tap()
    #expect(screen.presentations[0].texts == ["Alert", "0,5", "1,5"])
    try screen.find("1,5").tap()
    try screen.find("dialog").tap()
    #expect(screen.presentations[0].texts == ["0,5", "1,5", "Cancel"])
  }

  @Test(
    "5.5 A value that changes outside reaches the presented content, which keeps its state",
    arguments: [PresentationContainer.sheet, .popover, .fullScreenCover])
  func changedValuesReachThePresentedContent(container: PresentationContainer) throws {
    let knob = Knob()
    let screen = TestScreen { Changes(container: container, knob: knob) }
    try screen.find("level 0 first old 0").tap()
    screen.resetCounts()
    knob.level = 5
    screen.update()
    #expect(screen.texts == ["behind", "level 5 first old 1"])
    #expect(screen.bodyCount(of: Reader.self) == 1)
    knob.model = Model("second")
    knob.isDisabled = true
    screen.update()
    #expect(screen.texts == ["behind", "level 5 second old 1"])
    #expect(try !screen.find("level 5 second old 1").isEnabled)
    #expect(screen.presentations.map(\.phase) == [.presented])
  }

  @Test("5.7 Values set by content don't reach its presenter, but its presentation modifiers reach the presentation")
  func valuesSetByContentDoNotReachThePresenter() throws {
    let screen = TestScreen {
      Text("beside")
      Presents(.sheet) {
        Text("inside").environment(\.level, 9).disabled(true)
          .preferredColorScheme(.dark).presentationCornerRadius(3).interactiveDismissDisabled()
      }
    }
    let inside = try screen.find("inside").environment
    #expect(inside.level == 9 && !inside.isEnabled && inside.colorScheme == .dark)
    let options = screen.presentations[0].presentation.options
    #expect(options.cornerRadius == 3 && options.isInteractiveDismissDisabled)
    let beside = try screen.find("beside").environment
    #expect(beside.level == 0 && beside.isEnabled && beside.colorScheme == .light)
    let behind = try screen.find("behind").environment
    #expect(behind.level == 2 && behind.isEnabled && behind.colorScheme == .light)
  }
}

extension EnvironmentValues {
  @Entry fileprivate var level = 0
}

@Observable private final class Model {
  let name: String
  init(_ name: String) { self.name = name }
}

private final class OldModel: ObservableObject {
  let name: String
  init(name: String) { self.name = name }
}

@Observable private final class Knob {
  var level = 0
  var model = Model("first")
  var isDisabled = false
}

/// Presents immediately, and sets values inside the presentation modifier, which the content doesn't inherit.
private struct Presents<Content: View>: View {
  let container: PresentationContainer
  @ViewBuilder let content: () -> Content
  @State private var isShown = true

  init(_ container: PresentationContainer, @ViewBuilder content: @escaping () -> Content) {
    self.container = container
    self.content = content
  }

  var body: some View {
    let base = Text("behind").environment(\.level, 2).environment(Model("inner"))
    switch container {
    case .popover: base.popover(isPresented: $isShown, content: content)
    case .fullScreenCover: base.fullScreenCover(isPresented: $isShown, content: content)
    default: base.sheet(isPresented: $isShown, content: content)
    }
  }
}

private struct Reader: View {
  @Environment(\.level) private var level
  @Environment(Model.self) private var model
  @EnvironmentObject private var oldModel: OldModel
  @State private var count = 0
  var body: some View { Button("level \(level) \(model.name) \(oldModel.name) \(count)") { count += 1 } }
}

private struct Changes: View {
  let container: PresentationContainer
  let knob: Knob
  @StateObject private var oldModel = OldModel(name: "old")
  var body: some View {
    Presents(container) { Reader() }
      .environment(\.level, knob.level).environment(knob.model).environmentObject(oldModel).disabled(knob.isDisabled)
  }
}

private struct Asks: View {
  @State private var alert = false
  @State private var dialog = false
  var body: some View {
    VStack {
      Button("alert") { alert = true }
      Button("dialog") { dialog = true }
    }
    .environment(\.locale, Locale(identifier: "en_US"))
    .alert("Alert", isPresented: $alert) {
      Button {
      } label: {
        Text(1.5, format: .number)
      }
    } message: {
      Text(0.5, format: .number)
    }
    .confirmationDialog("Dialog", isPresented: $dialog) {
      Button {
      } label: {
        Text(1.5, format: .number)
      }
    } message: {
      Text(0.5, format: .number)
    }
  }
}

private struct Shown: View {
  @State private var isShown = true
  var body: some View { Text("behind").sheet(isPresented: $isShown) { Text("inside") } }
}
