public import Foundation
internal import Synchronization

/// A reference to a localized string that is looked up later, for use in models and other code outside of views.
///
/// ```swift
/// enum Category {
///   case work, home
///
///   var title: LocalizedStringResource {
///     switch self {
///     case .work: "Work"
///     case .home: LocalizedStringResource("category.home", defaultValue: "Home", table: "Categories")
///     }
///   }
/// }
///
/// Text(category.title)
/// ```
public struct LocalizedStringResource: Sendable {
  /// The bundle of a string table.
  public struct BundleDescription: Equatable, Sendable {
    let url: URL?

    /// The app's own bundle.
    public static let main = BundleDescription(url: nil)

    /// Returns the bundle at a URL.
    public static func atURL(_ url: URL) -> BundleDescription { BundleDescription(url: url) }

    /// Returns the bundle that contains a class.
    public static func forClass(_ type: AnyClass) -> BundleDescription {
      BundleDescription(url: Bundle(for: type).bundleURL)
    }

    /// The bundle; nil for the main bundle, or if there is none. Each bundle is opened only once, because string tables are
    /// cached by bundle.
    var bundle: Bundle? {
      guard let url else { return nil }
      return Self.opened.withLock { opened in
        if let known = opened[url] { return known }
        let bundle = Bundle(url: url)
        opened[url] = bundle
        return bundle
      }
    }

    private static let opened = Mutex<[URL: Bundle]>([:])
  }

  /// The key to look up.
  public let key: String
  /// The string to use if the table doesn't contain the key.
  public let defaultValue: String.LocalizationValue
  /// The name of the string table; nil for `Localizable`.
  public let table: String?
  /// The locale for the lookup and for formatting.
  public var locale: Locale
  /// The bundle that contains the table.
  public let bundle: BundleDescription

  private init(
    key: String, defaultValue: String.LocalizationValue, table: String?, locale: Locale, bundle: BundleDescription
  ) {
    self.key = key
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Creates a resource from a string literal, which is both the key and the default value.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which is also the default value.
  ///   - table: The name of the string table; `nil` for `Localizable`.
  ///   - locale: The locale for the lookup and for formatting.
  ///   - bundle: The bundle with the table.
  ///   - comment: A note for translators, who read it in the source.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment _: StaticString? = nil
  ) {
    self.init(key: keyAndValue.key.formatKey, defaultValue: keyAndValue, table: table, locale: locale, bundle: bundle)
  }

  /// Creates a resource from a key and a default value.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: The string if the table doesn't contain the key.
  ///   - table: The name of the string table; `nil` for `Localizable`.
  ///   - locale: The locale for the lookup and for formatting.
  ///   - bundle: The bundle with the table.
  ///   - comment: A note for translators, who read it in the source.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment _: StaticString? = nil
  ) {
    self.init(key: "\(key)", defaultValue: defaultValue, table: table, locale: locale, bundle: bundle)
  }

  /// Creates a resource from a string literal in a bundle, such as `.module` in packages.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which is also the default value.
  ///   - table: The name of the string table; `nil` for `Localizable`.
  ///   - locale: The locale for the lookup and for formatting.
  ///   - bundle: The bundle with the table.
  ///   - comment: A note for translators, who read it in the source.
  @_disfavoredOverload
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle,
    comment _: StaticString? = nil
  ) {
    self.init(keyAndValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL))
  }

  /// Creates a resource from a key and a default value in a bundle.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: The string if the table doesn't contain the key.
  ///   - table: The name of the string table; `nil` for `Localizable`.
  ///   - locale: The locale for the lookup and for formatting.
  ///   - bundle: The bundle with the table.
  ///   - comment: A note for translators, who read it in the source.
  @_disfavoredOverload
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle, comment _: StaticString? = nil
  ) {
    self.init(key, defaultValue: defaultValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL))
  }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  /// Creates a resource from a string literal in the default table of the main bundle.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Creates a resource from a string literal with interpolated values in the default table of the main bundle.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension LocalizedStringResource: Hashable {
  /// Hashes only the key and the table, which are different in most cases.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(table)
  }
}

/// A type with a localized description.
public protocol CustomLocalizedStringResourceConvertible {
  /// The localized description.
  var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  /// The resource itself.
  public var localizedStringResource: LocalizedStringResource { self }
}

extension LocalizedStringResource {
  /// The resolution of the resource.
  var localizedString: LocalizedString {
    var string = LocalizedString(defaultValue.key, table: table, bundle: bundle.bundle)
    string.name = key
    return string
  }
}
