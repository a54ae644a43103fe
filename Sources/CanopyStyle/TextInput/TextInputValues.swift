public import CanopyCore

/// The context for finding text in a view that contains text.
public struct FindContext {
  /// A binding to a Boolean value that indicates whether the find panel is presented; nil if there is none.
  public var isPresented: Binding<Bool>?

  /// A Boolean value that indicates whether the user can replace found text.
  public var supportsReplace: Bool

  package init(isPresented: Binding<Bool>?, supportsReplace: Bool) {
    self.isPresented = isPresented
    self.supportsReplace = supportsReplace
  }
}

/// The shape of the border of a text field.
public struct TextInputBorderShape: Equatable, Sendable {
  package enum Kind: Equatable, Sendable { case automatic, capsule, roundedRectangle }
  package let kind: Kind

  /// A shape that depends on the context of the text field.
  public static var automatic: TextInputBorderShape { TextInputBorderShape(kind: .automatic) }

  /// A capsule.
  public static var capsule: TextInputBorderShape { TextInputBorderShape(kind: .capsule) }

  /// A rectangle with rounded corners.
  public static var roundedRectangle: TextInputBorderShape { TextInputBorderShape(kind: .roundedRectangle) }
}

/// The association of an insertion point with the character before or after it, which matters at boundaries between
/// lines or writing directions.
public enum TextSelectionAffinity: Hashable, Sendable {
  /// An association that depends on the text.
  case automatic
  /// The insertion point belongs to the character before it.
  case upstream
  /// The insertion point belongs to the character after it.
  case downstream
}

/// The extent to which writing tools may change the text of a text field.
public struct WritingToolsBehavior: Equatable, Sendable {
  private enum Choice { case automatic, complete, limited, disabled }
  private let choice: Choice

  /// A behavior that depends on the text field.
  public static let automatic = WritingToolsBehavior(choice: .automatic)

  /// Writing tools may change the text in place.
  public static let complete = WritingToolsBehavior(choice: .complete)

  /// Writing tools may show their text separately from the field.
  public static let limited = WritingToolsBehavior(choice: .limited)

  /// Writing tools aren't offered.
  public static let disabled = WritingToolsBehavior(choice: .disabled)
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether autocorrection is disabled for text input.
  public var autocorrectionDisabled: Bool {
    get { disableAutocorrection ?? false }
    set { disableAutocorrection = newValue }
  }

  /// A Boolean value that indicates whether autocorrection is disabled for text input, or nil for the system's default.
  ///
  /// This is the older form of `autocorrectionDisabled`. Both properties share one value.
  @Entry public var disableAutocorrection: Bool?

  /// The association of insertion points with the character before or after them.
  @Entry public var textSelectionAffinity: TextSelectionAffinity = .automatic

  /// The shape of the borders of text fields.
  @Entry public package(set) var textInputBorderShape: TextInputBorderShape = .automatic

  /// The extent to which writing tools may change text in text fields, or nil for the default of the field.
  @Entry public package(set) var writingToolsBehavior: WritingToolsBehavior?

  /// The context for finding text in this view, or nil if none is set.
  @Entry public package(set) var findContext: FindContext?
}

extension View {
  /// Sets whether autocorrection is disabled for text input in this view.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    _setting(\.autocorrectionDisabled, disable)
  }

  /// Sets whether autocorrection is disabled for text input in this view, or restores the system's default if `disable`
  /// is nil.
  ///
  /// This is the older form of `autocorrectionDisabled(_:)`.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    _setting(\.disableAutocorrection, disable)
  }

  /// Sets whether insertion points in this view belong to the character before or after them.
  nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    _setting(\.textSelectionAffinity, affinity)
  }

  /// Sets the shape of the borders of text fields in this view.
  nonisolated public func textInputBorderShape(_ shape: TextInputBorderShape) -> some View {
    _setting(\.textInputBorderShape, shape)
  }

  /// Sets the extent to which writing tools may change text in this view.
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    _setting(\.writingToolsBehavior, behavior)
  }
}
