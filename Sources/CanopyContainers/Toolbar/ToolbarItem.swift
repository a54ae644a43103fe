internal import CanopyAccessibility
internal import CanopyControls
public import CanopyCore
internal import CanopyDisplay
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// An item of a toolbar.
///
/// ```swift
/// .toolbar {
///   ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) { dismiss() } }
///   ToolbarItem(placement: .confirmationAction) { Button("Save") { save() } }
/// }
/// ```
public struct ToolbarItem<ID, Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem where ID == () {
  /// Creates an item.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content())
  }
}

extension ToolbarItem where ID == String {
  /// Creates an item of a toolbar that people could arrange.
  public init(
    id _: String, placement: ToolbarItemPlacement = .automatic, showsByDefault _: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }
}

extension ToolbarItem: PrimitiveToolbarContent, CustomizableToolbarContent {
  public var _toolbarContent: AnyView { AnyView(ToolbarViews(placement: placement, content: content)) }
}

extension ToolbarItem: Identifiable where ID: Hashable {
  /// The identifier of the item.
  public nonisolated var id: ObjectIdentifier { ObjectIdentifier(Self.self) }
}

/// Items of a toolbar in the same place.
public struct ToolbarItemGroup<Content: View> {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates a group of items.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: PrimitiveToolbarContent {
  public var _toolbarContent: AnyView { AnyView(ToolbarViews(placement: placement, content: content)) }
}

/// A space between items of a toolbar.
public struct ToolbarSpacer {
  private let placement: ToolbarItemPlacement
  private let sizing: SpacerSizing

  /// Creates a space.
  ///
  /// - Parameters:
  ///   - sizing: The size of the space: fixed, or as large as there is room.
  ///   - placement: The place of the space.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.placement = placement
    self.sizing = sizing
  }
}

extension ToolbarSpacer: PrimitiveToolbarContent {
  public var _toolbarContent: AnyView {
    AnyView(
      Spacer().frame(width: sizing == .fixed ? 8 : nil)
        .containerValue(\.toolbarIsSpace, true)
        .modifier(ToolbarPart(placement: placement)))
  }
}

/// The size of a space between items of a toolbar.
public struct SpacerSizing: Hashable, Sendable {
  private enum Kind { case fixed, flexible }
  private let kind: Kind

  /// As large as there is room.
  public static let flexible = SpacerSizing(kind: .flexible)
  /// The distance between groups of items.
  public static let fixed = SpacerSizing(kind: .fixed)
}

/// A menu beside the title of a page.
public struct ToolbarTitleMenu<Content: View> {
  private let content: Content?

  /// Creates a menu with the commands of the app for the document.
  public init() where Content == EmptyView { content = nil }

  /// Creates a menu.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ToolbarTitleMenu: PrimitiveToolbarContent, CustomizableToolbarContent {
  public var _toolbarContent: AnyView {
    guard let content else { return AnyView(EmptyView()) }
    let placement = ToolbarItemPlacement(place: .titleMenu)
    return AnyView(
      Color.clear.containerValue(\.toolbarMenuItems, AnyView(content)).containerValue(\.toolbarPlacement, placement))
  }
}

/// The views of an item, with what the bar has to know about each.
struct ToolbarViews<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarViews: View {
  var body: some View {
    if placement == .secondaryAction {
      // Items of a menu are made where the menu is open.
      Color.clear.containerValue(\.toolbarMenuItems, AnyView(content)).containerValue(\.toolbarPlacement, placement)
    } else {
      content.modifier(ToolbarPart(placement: placement))
    }
  }
}

private struct ToolbarPart: ViewModifier {
  let placement: ToolbarItemPlacement

  func body(content: Content) -> some View {
    content
      ._containerStyle(ButtonKind.self, ToolbarButtonStyle(placement: placement), for: "toolbar")
      ._containerStyle(LabelKind.self, ToolbarLabel(), for: "toolbar")
      ._containerStyle(ToggleKind.self, ToolbarToggleStyle(), for: "toolbar")
      .containerValue(\.toolbarPlacement, placement)
  }
}

extension ContainerValues {
  /// The place of an item in the toolbars of a page.
  @Entry var toolbarPlacement: ToolbarItemPlacement = .automatic
  /// A Boolean value that indicates whether an item is a space between others.
  @Entry var toolbarIsSpace = false
  /// The views of an item that is in a menu.
  @Entry var toolbarMenuItems: AnyView?
  /// The visibility of the platter behind an item.
  @Entry var toolbarPlatter: Visibility = .automatic
}
