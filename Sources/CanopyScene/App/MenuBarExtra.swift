public import CanopyCore
internal import CanopyInput
internal import CanopyLayout
public import CanopyStyle
internal import Foundation

/// A control of an app that people reach while they use other programs.
///
/// ```swift
/// MenuBarExtra("Timer", systemImage: "timer") {
///   Button("Start") { timer.start() }
///   Button("Stop") { timer.stop() }
/// }
/// ```
///
/// No host of Canopy has a bar for it yet, as there is one in desktops. So its content is a menu in the windows of the app, or with
/// `menuBarExtraStyle(.window)` a window that people open by the menu Window. An app that has no other scene opens it as a window.
@MainActor @preconcurrency
public struct MenuBarExtra<Label: View, Content: View> {
  private let title: Text?
  private let isInserted: Binding<Bool>?
  private let content: () -> Content

  package init(_ title: Text?, _ isInserted: Binding<Bool>?, _ content: @escaping () -> Content) {
    self.title = title
    self.isInserted = isInserted
    self.content = content
  }

  /// Creates an extra.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init((label() as? any TitledLabel)?.plainTitle, nil, content)
  }

  /// Creates an extra that people and programs can take away.
  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init((label() as? any TitledLabel)?.plainTitle, isInserted, content)
  }
}

extension MenuBarExtra where Label == Text {
  /// Creates an extra.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(titleKey), nil, content)
  }

  /// Creates an extra.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(title), nil, content)
  }

  /// Creates an extra that people and programs can take away.
  public init(
    _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(titleKey), isInserted, content)
  }

  /// Creates an extra that people and programs can take away.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isInserted: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(title), isInserted, content)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension MenuBarExtra: PrimitiveScene {
  public var _sceneContent: AnyView {
    AnyView(MenuBarExtraView(title: title ?? Text(verbatim: RunningApp.name), isInserted: isInserted, content: content))
  }
}

/// The view of a label that has a title, which stands for it where only text is shown.
@MainActor
package protocol TitledLabel {
  var plainTitle: Text? { get }
}

extension Text: TitledLabel {
  package var plainTitle: Text? { self }
}

/// An extra as a part of its app's tree.
private struct MenuBarExtraView<Content: View>: View {
  let title: Text
  let isInserted: Binding<Bool>?
  let content: () -> Content
  /// The identifier by which the command opens the window.
  @State private var id = "menu bar extra \(UUID().uuidString)"
  @Environment(\.menuBarExtraIsWindow) private var isWindow

  var body: some View {
    if isInserted?.wrappedValue ?? true {
      SceneView(SceneDescription(kind: .menuBarExtra, id: id, title: title) { _ in window })
      if isWindow {
        CommandSection(place: .after(.singleWindowList), content: OpenMenuBarExtra(title: title, id: id))
      } else {
        CommandSection(place: .menu(title), content: content())
      }
    }
  }

  private var window: AnyView {
    isWindow ? AnyView(content()) : AnyView(VStack(alignment: .leading) { content() }.padding())
  }
}

/// A command that opens an extra in a window.
private struct OpenMenuBarExtra: View {
  let title: Text
  let id: String
  @Environment(\.openWindow) private var openWindow

  var body: some View { PressableView(role: nil, action: { openWindow(id: id) }) { title } }
}
