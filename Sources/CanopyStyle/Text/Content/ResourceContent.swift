internal import Foundation

/// The string of a resource, in the locale of the resource if it has been set, or else in that of the environment.
final class ResourceContent: TextContent, @unchecked Sendable {
  private let resource: LocalizedStringResource

  init(_ resource: LocalizedStringResource) { self.resource = resource }

  override func isEqual(to other: TextContent) -> Bool {
    guard let other = other as? ResourceContent else { return false }
    return resource == other.resource
  }

  override func resolve(into runs: inout TextRuns) {
    let string = resource.localizedString
    if resource.locale == .current { string.resolve(into: &runs) } else { runs.append(string, in: resource.locale) }
  }
}
