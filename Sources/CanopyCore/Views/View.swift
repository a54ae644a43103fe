/// A part of the user interface.
///
/// ```swift
/// struct Greeting: View {
///   let name: String
///   var body: some View { Text("Hello, \(name)!") }
/// }
/// ```
///
/// A view is a value that describes a part of the interface. Its state lives as long as its place in the tree. The body runs when
/// the view's own value changes, or a value that the body has read.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view that `body` returns.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// The number of words in the view's slots. See `_Slots`.
  static var _words: Int { get }

  /// The number of elements that the view adds to its parent. If the number varies, the elements are in a group, which counts as
  /// one.
  static var _elements: Int { get }

  /// Adds the view to the tree.
  static func _mount(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext)

  /// Updates a view in the tree with a new value.
  static func _update(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext)

  /// Removes the view from the tree.
  static func _unmount(_ slots: _Slots)

  /// Runs the body of a view that is in the tree.
  static func _rerun(_ record: UnsafeMutablePointer<_BodyRecord>)
}

extension Never: View {
  public var body: Never { fatalError("There is no value of type Never, so its body can't be read.") }
  public static var _words: Int { 0 }
  public static var _elements: Int { 0 }
  public static func _mount(_: UnsafeMutablePointer<Never>, _: _Slots, _: _MountContext) {}
  public static func _update(_: UnsafeMutablePointer<Never>, _: _Slots, _: _MountContext) {}
  public static func _unmount(_: _Slots) {}
  public static func _rerun(_: UnsafeMutablePointer<_BodyRecord>) {}
}

/// A primitive view, which isn't composed of other views.
@MainActor @preconcurrency
@usableFromInline
package protocol PrimitiveView: View where Body == Never {}

@MainActor
extension PrimitiveView {
  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive view, which has no body.")
  }

  public static func _rerun(_: UnsafeMutablePointer<_BodyRecord>) {}
}

/// The view of a style, whose place in the tree holds the dynamic properties of the style.
package struct StyleBody<Style, Content: View>: View, BodyOwner {
  private let style: HeldProperties<Style>
  private let make: (Style) -> Content

  package init(_ style: Style, @ViewBuilder make: @escaping (Style) -> Content) {
    self.style = HeldProperties(style)
    self.make = make
  }

  package var body: Content { make(style.holder) }

  nonisolated static var ownerType: any Any.Type { Style.self }

  /// The closure calls the style with the configuration of the control.
  nonisolated static func name(ofField field: String) -> String { field == "make" ? "configuration" : field }
}
