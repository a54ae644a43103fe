import SwiftUI

struct Page: View {
  let count: Int

  var body: some View {
    VStack {
      HStack {
        ZStack {
          Text(count).font(.title).padding()  // mistake: (got 'Int')
          Text("things")
        }
      }
    }
  }
}
