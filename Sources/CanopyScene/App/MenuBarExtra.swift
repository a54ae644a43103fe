public import CanopyCore
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
public import CanopyText
internal import Foundation

/// A control of an app that stays reachable while people use other programs.
///
/// ```swift
/// MenuBarExtra("Timer", systemImage: "timer") {
///   Button("Start") { timer.start() }
///   Button("Stop") { timer.stop() }
/// }
/// ```
///
/// No Canopy host has a menu bar for extras yet. Until then, the content is a menu in the app's windows or, with
/// `menuBarExtraStyle(.window)`, a window that the Window menu opens. An app without any other scene opens the extra as a
/// window.
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

  /// Creates an extra with a custom label.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init((label() as? any TitledLabel)?.plainTitle, nil, content)
  }

  /// Creates an extra that people and programs can remove.
  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init((label() as? any TitledLabel)?.plainTitle, isInserted, content)
  }
}

extension MenuBarExtra where Label == Text {
  /// Creates an extra with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(titleKey), nil, content)
  }

  /// Creates an extra with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(title), nil, content)
  }

  /// Creates an extra that people and programs can remove.
  public init(
    _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(titleKey), isInserted, content)
  }

  /// Creates an extra that people and programs can remove.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isInserted: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(title), isInserted, content)
  }
}

extension MenuBarExtra: PrimitiveScene {
  public var _sceneContent: AnyView {
    AnyView(MenuBarExtraView(title: title ?? Text(verbatim: RunningApp.name), isInserted: isInserted, content: content))
  }
}

/// A label view that has a title, for places that can only show text.
@MainActor
package protocol TitledLabel {
  var plainTitle: Text? { get }
}

extension Text: TitledLabel {
  package var plainTitle: Text? { self }
}

/// An extra as a node of its app's tree.
private struct MenuBarExtraView<Content: View>: View {
  let title: Text
  let isInserted: Binding<Bool>?
  let content: () -> Content
  /// The identifier with which the command opens the window.
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
