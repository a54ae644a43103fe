internal import Foundation

/// The translation of a key that isn't in the main bundle's default table, or that has arguments other than numbers and strings.
final class LocalizedContent: TextContent {
  private let key: LocalizedStringKey
  private let table: String?
  private let bundle: Bundle?

  init(key: LocalizedStringKey, table: String?, bundle: Bundle?) {
    self.key = key
    self.table = table
    self.bundle = bundle
  }

  func isEqual(to other: any TextContent) -> Bool {
    guard let other = other as? LocalizedContent else { return false }
    return key == other.key && table == other.table && bundle === other.bundle
  }

  func resolve(into runs: inout TextRuns) {
    LocalizedString(key, table: table, bundle: bundle).resolve(into: &runs)
  }
}

/// The string of a resource, in the resource's locale if one is set, or else in the locale of the environment.
final class ResourceContent: TextContent {
  private let resource: LocalizedStringResource

  init(_ resource: LocalizedStringResource) { self.resource = resource }

  func isEqual(to other: any TextContent) -> Bool {
    guard let other = other as? ResourceContent else { return false }
    return resource == other.resource
  }

  func resolve(into runs: inout TextRuns) {
    let string = resource.localizedString
    if resource.locale == .current { string.resolve(into: &runs) } else { runs.append(string, in: resource.locale) }
  }
}
